import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import { writtenForms } from '../../../src/contract/config/forms'
import { deriveTheme } from '../../../src/domain/config/theme'
import { pictureAddress } from '../../../src/domain/media/pictureAddress'
import type { ReadDb } from '../../db/database'
import type { SiteIdentity } from '../../html/siteHead'
import { readStored } from './formRepository'
import { systemOf } from './systemConfig'

/** The merchant's colour, and the one of texts on it. */
export async function readBrandColors(db: ReadDb): Promise<{ color: string; onColor: string }> {
  const { style = {} } = await readStored(db, ['style'], 'en')
  const { btnColor, fontColor } = v.parse(writtenForms.style, style).color
  return { color: btnColor, onColor: fontColor }
}

/** The path of the merchant's logo, relative to `attachurl` or absolute; empty without one. */
export async function readBrandLogo(db: ReadDb): Promise<string> {
  const { storeBasicSetting = {} } = await readStored(db, ['storeBasicSetting'], 'en')
  return v.parse(writtenForms.storeBasicSetting, storeBasicSetting).logo
}

/** Reads the identity of the site in one language. */
export async function readSiteIdentity(db: ReadDb, locale: Locale): Promise<SiteIdentity> {
  const stored = await readStored(db, ['system', 'storeBasicSetting', 'style'], locale)
  const { brand: systemBrand, attachurl } = systemOf(stored, locale)
  const { brand, description, logo } = v.parse(writtenForms.storeBasicSetting, stored.storeBasicSetting ?? {})
  const { color } = v.parse(writtenForms.style, stored.style ?? {})
  const { btnColor, fontColor } = color
  const barColor = (dark: boolean) => deriveTheme({ brand: btnColor, onBrand: fontColor, dark })['--brand-wash']
  return {
    brand: brand || systemBrand,
    description,
    logo: pictureAddress(logo, attachurl),
    color: btnColor,
    barColors: { light: barColor(false), dark: barColor(true) },
    attachurl,
  }
}
