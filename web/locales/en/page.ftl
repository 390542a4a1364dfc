clerestory = Clerestory
