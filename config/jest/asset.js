/** Replaces pictures in tests, where only their URL matters. */
module.exports = 'asset'
