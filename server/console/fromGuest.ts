import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { orderFeedbacks } from '../db/schema/feedback'
import { html, type Html } from '../html/html'

export type Feedback = typeof orderFeedbacks.$inferSelect

/** What the guest of an order said about it; undefined while nothing was said. */
export async function feedbackOn(db: Db, orderId: string): Promise<Feedback | undefined> {
  const [said] = await db.select().from(orderFeedbacks).where(eq(orderFeedbacks.orderId, orderId))
  return said
}

/** Stars, words and pictures of a guest. */
export function feedbackBox({ overall, suggestions, images }: Feedback): Html {
  return html`<article>
    <h3>${'★'.repeat(overall)}${'☆'.repeat(5 - overall)}</h3>
    ${suggestions && html`<p>“${suggestions}”</p>`} ${pictures(images)}
  </article>`
}

/** Pictures that a guest has sent, each to be opened by itself. */
export function pictures(images: readonly string[]): Html | null {
  if (images.length === 0) return null
  return html`<p class="pictures">
    ${images.map(
      (image, at) =>
        html`<a href="/media/${image}"><img src="/media/${image}" alt="Picture ${at + 1}" loading="lazy" /></a>`,
    )}
  </p>`
}
