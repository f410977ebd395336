import { RichText } from '@tarojs/components'

/** HTML that the server has made safe, as the host draws it. */
export function SafeHtml({ html }: { html: string }) {
  return <RichText nodes={html} />
}
