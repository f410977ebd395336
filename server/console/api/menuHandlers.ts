import type { ConsoleContract } from '../../../console/contract/contract'
import {
  archiveMenuCategory,
  createMenuCategory,
  listMenuCategories,
  orderMenuCategories,
  readMenuCategory,
  updateMenuCategory,
} from '../menu/categories'
import { orderDishes, setDishSoldOut, setDishStock } from '../menu/dishAvailability'
import { createDish, setDishArchived, setDishOnSale, updateDish } from '../menu/editDish'
import { listDishes, readDish } from '../menu/readDishes'
import { applySheet, previewSheet, readSheetFile } from '../menu/sheet/sheetCalls'
import { libraryPictures, removePicture, uploadPicture } from '../pictures/pictureLibrary'
import { pageOf, pagePart, type StaffHandlers } from './staffContext'

const menuCategory: StaffHandlers<ConsoleContract['menuCategory']> = {
  list: ({ db }, { storeId }) => listMenuCategories(db, storeId),
  read: ({ db }, { id }) => readMenuCategory(db, id),
  create: ({ db, staff }, fields) => createMenuCategory(db, fields, staff),
  update: ({ db, staff }, fields) => updateMenuCategory(db, fields, staff),
  order: ({ db, staff }, requested) => orderMenuCategories(db, requested, staff),
  archive: ({ db, staff }, seen) => archiveMenuCategory(db, seen, staff),
}

const dish: StaffHandlers<ConsoleContract['dish']> = {
  list: async ({ db, staff }, requested) => ({ ...(await listDishes(db, requested, staff)), ...pageOf(requested) }),
  read: ({ db, staff }, { id }) => readDish(db, id, staff),
  create: ({ db, staff }, fields) => createDish(db, fields, staff),
  update: ({ db, staff }, fields) => updateDish(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setDishOnSale(db, requested, staff),
  setArchived: ({ db, staff }, requested) => setDishArchived(db, requested, staff),
  order: ({ db, staff }, requested) => orderDishes(db, requested, staff),
  setSoldOut: ({ db, staff }, requested) => setDishSoldOut(db, requested, staff),
  setStock: ({ db, staff }, requested) => setDishStock(db, requested, staff),
}

const dishSheet: StaffHandlers<ConsoleContract['dishSheet']> = {
  file: ({ db, staff }, requested) => readSheetFile(db, requested, staff),
  preview: ({ db, staff }, upload) => previewSheet(db, upload, staff),
  apply: ({ db, staff }, upload) => applySheet(db, upload, staff),
}

const picture: StaffHandlers<ConsoleContract['picture']> = {
  list: async ({ db, staff }, requested) => pagePart(await libraryPictures(db, staff, requested.unused), requested),
  upload: ({ db, staff }, { content }) => uploadPicture(db, content, staff),
  remove: ({ db, staff }, { id }) => removePicture(db, id, staff),
}

/** Categories and dishes of the menus, the dishes as a spreadsheet, and the restaurant's own pictures. */
export const menuHandlers = { menuCategory, dish, dishSheet, picture }
