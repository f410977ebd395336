export default {
  till: {
    title: '买单',
    change: '更换',
    amount: '账单金额',
    fixed: '其中不参与优惠',
    fixedHint: '如店员未告知金额，请留空',
    note: '备注，如桌号',
    discount: '满 {{from}} 减 {{amount}}',
    notHere: '{{name}} 暂不支持手机买单',
    notHereText: '请到收银台付款，或选择您所在的门店。',
    otherStore: '选择门店',
  },
}
