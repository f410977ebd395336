import { eq } from 'drizzle-orm'
import type { ReadDb } from '../db/database'
import { orderFeedbacks } from '../db/schema/feedback'
import { html, type Html } from '../html/html'

export type Feedback = typeof orderFeedbacks.$inferSelect

/** The guest's review of an order; undefined when there is none. */
export async function readFeedback(db: ReadDb, orderId: string): Promise<Feedback | undefined> {
  const [feedback] = await db.select().from(orderFeedbacks).where(eq(orderFeedbacks.orderId, orderId))
  return feedback
}

/** Stars, comment and pictures of a review. */
export function feedbackBox({ overall, suggestions, images }: Feedback): Html {
  return html`<article>
    <h3>${'★'.repeat(overall)}${'☆'.repeat(5 - overall)}</h3>
    ${suggestions && html`<p>“${suggestions}”</p>`} ${pictureLinks(images)}
  </article>`
}

/** Thumbnails of a guest's pictures, each a link to the full picture. */
export function pictureLinks(images: readonly string[]): Html | null {
  if (images.length === 0) return null
  return html`<p class="pictures">
    ${images.map(
      (image, at) =>
        html`<a href="/media/${image}"><img src="/media/${image}" alt="Picture ${at + 1}" loading="lazy" /></a>`,
    )}
  </p>`
}
