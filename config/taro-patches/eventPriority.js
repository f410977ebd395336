/**
 * Taro 4.2.0, @tarojs/react: its renderer knows the browser's events only, and gives a tap and every update outside an event the
 * default priority. React then draws the result of a tap, and runs its effects, some tasks later, sometimes after the next tap. With
 * the priority that react-dom gives to a click, both are done before the task of the tap ends. A loader of webpack.
 */
const REPLACED = [
  [
    '        default:\n            return DefaultEventPriority;',
    '        default:\n            return DiscreteEventPriority;',
  ],
  ['        return DefaultEventPriority$1;', '        return DiscreteEventPriority;'],
]

module.exports = function eventPriority(source) {
  return REPLACED.reduce((patched, [before, after]) => {
    if (patched.split(before).length !== 2) throw new Error(`@tarojs/react has changed: read ${__filename} again`)
    return patched.replace(before, after)
  }, source)
}
