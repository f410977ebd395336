export default {
  transferSlip: {
    title: '发送转账凭证',
    why: '餐厅凭银行应用保存的凭证确认您的转账，期间会为您保留订单。',
    send: '发送转账凭证',
    sent: '已收到凭证',
    checking: '餐厅正在核对您的转账，确认后本页会自动跳转。',
    another: '换一张凭证',
    refused: '凭证未被接受',
  },
}
