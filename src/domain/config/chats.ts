/** A chat contact of the merchant. */
export interface Chat {
  app: 'line' | 'wechat'
  /** The id that guests search for in the app. */
  id: string
  /** URL of the contact's QR code; empty when there is none. */
  picture: string
  /** URL that opens the chat; empty when there is none. */
  address: string
}

interface Ids {
  line?: string
  lineQr?: string
  wechat?: string
  wechatQr?: string
}

/** URL prefix of LINE chats. */
const lineAddress = (id: string) => `https://line.me/R/ti/p/${encodeURIComponent(id)}`

/** The merchant's chat contacts. LINE's URL follows from the id; only WeChat itself can generate its codes. */
export function chatsOf({ line = '', lineQr = '', wechat = '', wechatQr = '' }: Ids): Chat[] {
  const chats: Chat[] = [
    { app: 'line', id: line, picture: lineQr, address: lineAddress(line) },
    { app: 'wechat', id: wechat, picture: wechatQr, address: '' },
  ]
  return chats.filter(({ id }) => id)
}
