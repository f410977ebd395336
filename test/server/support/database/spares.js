/** Embedded databases that no test file uses now. Loaded by Node itself, not by jest, it is one list for all files of a worker. */
module.exports = []
