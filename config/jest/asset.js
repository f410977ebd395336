/** Stands in for pictures, which only their address matters of. */
module.exports = 'asset'
