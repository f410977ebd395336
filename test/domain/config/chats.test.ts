import { chatsOf } from '@/domain/config/chats'

test('a LINE account opens by its id; a WeChat id without a code picture can only be copied', () => {
  expect(chatsOf({ line: '@sala bistro', lineQr: '', wechat: 'sala', wechatQr: '' })).toEqual([
    { app: 'line', id: '@sala bistro', picture: '', address: 'https://line.me/R/ti/p/%40sala%20bistro' },
    { app: 'wechat', id: 'sala', picture: '', address: '' },
  ])
})

test('the merchant’s own code pictures are included', () => {
  expect(chatsOf({ line: '@sala', lineQr: 'line.png', wechat: 'sala', wechatQr: 'wechat.png' })).toMatchObject([
    { picture: 'line.png', address: 'https://line.me/R/ti/p/%40sala' },
    { picture: 'wechat.png' },
  ])
})

test('a merchant without accounts and pictures has no chats', () => {
  expect(chatsOf({ line: '', lineQr: 'line.png', wechat: '', wechatQr: '' })).toEqual([])
  expect(chatsOf({})).toEqual([])
})
