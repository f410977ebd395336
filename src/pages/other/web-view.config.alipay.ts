/** A page of the web begins below Alipay's bar, which then shows its title. WeChat does not know this option. */
export default definePageConfig({ transparentTitle: 'none' })
