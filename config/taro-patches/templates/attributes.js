/**
 * Taro 4.2.0, additional template attributes of the mini-programs: accessibility attributes (WeChat spells the role `aria-role`, Alipay `role`)
 * and the delay of the pressed style, so that no data has to carry it. The templates (plugin.js) and the runtime that fills them
 * (runtime.js) must use the same list in the same order.
 */
const role = process.env.TARO_ENV === 'alipay' ? 'role' : 'aria-role'

module.exports = {
  View: {
    'hover-start-time': '20',
    'hover-stay-time': '100',
    [role]: '',
    'aria-label': '',
    'aria-checked': '',
    'aria-selected': '',
    'aria-disabled': '',
  },
  Button: { 'aria-label': '' },
  Image: { 'aria-label': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
}
