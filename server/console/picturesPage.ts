import { FILE_FIELD } from '../../src/contract/endpoint'
import { MOST_MEGABYTES, PICTURE_TYPES } from '../../src/domain/media/pictureRule'
import type { ReadDb } from '../db/database'
import { html, type Html } from '../html/html'
import { restaurantPictures } from '../modules/media/pictureRepository'
import { layout } from './layout'
import type { Viewer } from './dependencies'
import { button, confirmBox, hidden, section } from './parts'

const PATH = '/console/pictures'

/** The restaurant's own pictures, with the names that pages, settings and advertisements refer to. */
export async function picturesPage(db: ReadDb, viewer: Viewer): Promise<Html> {
  const pictures = await restaurantPictures(db)
  return layout({ title: 'Pictures', path: PATH }, viewer, [
    html`<form class="box" method="post" action="${PATH}" enctype="multipart/form-data">
      ${hidden({ csrf: viewer.csrf })}
      <label>New picture<input type="file" name="${FILE_FIELD}" accept="${PICTURE_TYPES.join()}" required /></label>
      <p class="quiet">JPEG, PNG, WebP, GIF or AVIF, at most ${MOST_MEGABYTES} MB.</p>
      <button class="main">Upload</button>
    </form>`,
    section(
      'Uploaded',
      pictures.map((picture) => pictureCard(picture, viewer)),
      'No pictures yet. Each uploaded picture gets a name, which you can use in pages and settings.',
    ),
  ])
}

function pictureCard(picture: Awaited<ReturnType<typeof restaurantPictures>>[number], viewer: Viewer): Html {
  const { id, name, width, height } = picture
  const removal = button(`${PATH}/${id}/remove`, viewer, { label: 'Remove it', subject: name })
  return html`<article id="${id}" class="upload">
    <img src="/media/${name}" alt="" width="${width}" height="${height}" loading="lazy" />
    <label>Name<input value="${name}" readonly /></label>
    <p class="quiet">${width} × ${height} pixels</p>
    ${confirmBox('Remove…', 'Guests will see the default picture wherever a page or a setting uses this one.', removal)}
  </article>`
}
