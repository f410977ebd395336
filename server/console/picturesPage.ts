import { FILE_FIELD } from '../../src/contract/endpoint'
import { MOST_MEGABYTES, PICTURE_TYPES } from '../../src/domain/media/pictureRule'
import type { Db } from '../db/database'
import { html, type Html } from '../html/html'
import { restaurantPictures } from '../modules/media/pictureRepository'
import { layout } from './layout'
import type { Looker } from './dependencies'
import { button, careful, hidden, section } from './parts'

const PATH = '/console/pictures'

/** The restaurant's own pictures, under the names by which pages, settings and advertisements show them. */
export async function picturesPage(db: Db, looker: Looker): Promise<Html> {
  const pictures = await restaurantPictures(db)
  return layout({ title: 'Pictures', path: PATH }, looker, [
    html`<form class="box" method="post" action="${PATH}" enctype="multipart/form-data">
      ${hidden({ csrf: looker.csrf })}
      <label>New picture<input type="file" name="${FILE_FIELD}" accept="${PICTURE_TYPES.join()}" required /></label>
      <p class="quiet">JPEG, PNG, WebP, GIF or AVIF, at most ${MOST_MEGABYTES} MB.</p>
      <button class="main">Upload</button>
    </form>`,
    section(
      'Uploaded',
      pictures.map((picture) => pictureCard(picture, looker)),
      'No pictures yet. Each uploaded picture gets a name, which you can use in pages and settings.',
    ),
  ])
}

function pictureCard(picture: Awaited<ReturnType<typeof restaurantPictures>>[number], looker: Looker): Html {
  const { id, name, width, height } = picture
  const removal = button(`${PATH}/${id}/remove`, looker, { label: 'Remove it', of: name })
  return html`<article id="${id}" class="upload">
    <img src="/media/${name}" alt="" width="${width}" height="${height}" loading="lazy" />
    <label>Name<input value="${name}" readonly /></label>
    <p class="quiet">${width} × ${height} pixels</p>
    ${careful('Remove…', 'Guests will see the default picture wherever a page or a setting uses this one.', removal)}
  </article>`
}
