import * as v from 'valibot'
import { endpoint } from '../../src/contract/endpoint'
import { fileContent } from './fields'
import { staffWrite } from './staff'

/** The restaurant's own pictures. */
export const pictureContract = {
  upload: endpoint({
    ...staffWrite,
    summary:
      'Stores a picture of the restaurant, upright, without metadata and at most 1280 pixels a side. What is no picture is refused',
    path: 'picture/upload',
    input: v.object({ content: fileContent }),
    reply: v.object({ name: v.string() }),
  }),
}
