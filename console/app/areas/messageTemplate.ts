import { messageTemplateContract as calls } from '../../contract/settings/messageTemplate'
import { listArea } from './area'

/** The templates of messages at WeChat and Alipay, by occasion. */
export const messageTemplate = listArea({
  name: 'messageTemplate',
  group: 'settings',
  ...{ list: calls.list, read: calls.read, update: calls.update },
  columns: ['occasion', 'wechatId', 'alipayId'],
})
