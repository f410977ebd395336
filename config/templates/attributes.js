/**
 * What the templates of the mini-programs hold beyond Taro's own: what our parts tell a screen reader (WeChat spells the role `aria-role`,
 * Alipay `role`), and how soon a press shows, so that no data has to carry it. The templates (plugin.js) and the runtime that fills them
 * (runtime.js) must learn the same list, in the same order.
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
  Image: { 'aria-label': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
}
