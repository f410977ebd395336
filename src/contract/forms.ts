import * as v from 'valibot'
import { picture } from './fields'
import { GOODS_SHAPES } from './constants'
import { link } from './link'

const optionalText = v.fallback(v.string(), '')
const image = v.fallback(picture, '')
const to = v.fallback(v.nullable(link), null)
const off = v.fallback(v.boolean(), false)
const on = v.fallback(v.boolean(), true)
const whole = (least: number, usual: number, most = 1_000_000_000) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual)
/** Minutes, hours or days, of which clocks can still count so many. */
const atLeastOne = (usual: number) => v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)), usual)
const amounts = v.fallback(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), [])
const colour = (usual: string) => v.fallback(v.pipe(v.string(), v.regex(/^#([\da-f]{3}|[\da-f]{6})$/i)), usual)

/** A text of the merchant, in sections: the value of the configuration blocks `privacy`, `agreement` and `about`. */
const legalText = v.object({
  title: v.string(),
  /** Changes when guests must be asked again. */
  version: v.string(),
  sections: v.array(v.object({ title: v.string(), text: v.string() })),
})

/** What a tab shows: its icon above its title, or one of them alone. */
export const TAB_TYPES = ['both', 'icon', 'text'] as const

/** The layout of the tab bar (specification §2): two to five tabs. The colours count where both texts can be read on the background. */
const navLayout = v.object({
  background: optionalText,
  color: optionalText,
  selectedColor: optionalText,
  type: v.fallback(v.picklist(TAB_TYPES), 'both'),
  /** Along the lower edge of the screen, or floating above it. */
  positionType: v.fallback(v.picklist(['fixed', 'float']), 'fixed'),
  /** Which of several tabs that lead to the same page is marked, counted from 0. */
  selected: whole(0, 0),
  /** A tab without an icon has one of the storefront's own. */
  list: v.array(v.object({ icon: image, selectedIcon: image, title: optionalText, url: optionalText })),
})
export type NavLayout = v.InferOutput<typeof navLayout>

const colours = v.object({ btnColor: colour('#B11E23'), fontColor: colour('#fff') })

/** One point for each so many satang; 0 gives none. */
const earning = { on: off, earnPerAmount: whole(0, 0) }

/** Rules of ordering that guests may know. */
export const orderSetting = v.object({
  /** How long an order waits for its payment. */
  payMinutes: atLeastOne(20),
  /** How long a payment code is good for. */
  codeMinutes: atLeastOne(15),
  /** Longest note to the kitchen, characters; no call takes more than 200. */
  remarkLength: whole(1, 200, 200),
  /** After how long an order counts as received though its guest has not said so. */
  autoCompleteHours: atLeastOne(24),
  /** How long the store has to answer a request for a refund; then the money goes back. */
  refundAnswerHours: atLeastOne(24),
  /** How long after its completion the money of an order can be asked back. */
  refundDays: atLeastOne(7),
})

/** Rules of tables. */
export const inStoreOrderConfig = v.object({
  /** Whether starting a table asks for the number of people; otherwise it is one. */
  needPeople: on,
  /** Most people at one table. */
  maxPeople: whole(1, 20, 99),
  /** Seconds between two calls of the same kind from one table. */
  callSeconds: whole(1, 60),
  /** Minutes of inactivity after which scanning a fully paid table starts a new session. */
  idleMinutes: whole(1, 120),
})

/** Smallest and largest bill that is paid by phone, satang. */
export const personPayOrderConfig = v.object({ minAmount: whole(1, 100), maxAmount: whole(1, 5_000_000) })

/** What points are earned for; a point is worth `value` satang and may pay `maxShare` of an order, basis points. */
export const integralSetting = v.object({ ...earning, value: whole(0, 0), maxShare: whole(0, 0) })
/** What growth is earned for. */
export const growthSetting = v.object(earning)

/**
 * Configuration blocks that the merchant writes, by ident (specification §3), each complete: what is missing or makes no sense has its usual
 * value. Amounts in satang. The layouts `index` and `user` are pages of `drag`.
 */
export const writtenForms = {
  style: v.object({ color: v.fallback(colours, v.parse(colours, {})) }),
  /** Words in place of the storefront's own, by the key of the text. */
  copywriting: v.object({ texts: v.fallback(v.record(v.string(), optionalText), {}) }),
  /** What stands for a picture that is missing or does not come. */
  defaultImg: v.object({ image }),
  /** What is seen while a picture or the app's work is on its way: best an animated one with a clear ground. */
  loadingImg: v.object({ image }),
  /** A picture over the whole app when it starts at its home page, which goes by itself and can be skipped. */
  firing: v.object({
    on: off,
    image,
    /** What the picture says, for those who do not see it. */
    alt: optionalText,
    /** At each launch, or at the first one of a day. */
    often: v.fallback(v.picklist(['launch', 'day']), 'launch'),
    /** How long it stays. */
    seconds: v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(10)), 3),
    link: to,
  }),
  copyright: v.object({ text: optionalText, image, link: to }),
  /** What the shop tells every guest. */
  notice: v.object({ title: optionalText, text: optionalText }),
  /** The ways of ordering that are taken; the others are neither listed nor accepted. */
  orderCollect: v.object({ delivery: on, pickup: on, takeout: on, dineIn: on, fast: on }),
  /** The shape of a goods list that names none. */
  goodStyle: v.object({ layout: v.fallback(v.picklist(GOODS_SHAPES), 'rows') }),
  /** Whether the store writes tax invoices. */
  hasKp: v.object({ on: off }),
  /** Identity of the merchant. `description`: one sentence for search engines and link previews. */
  storeBasicSetting: v.object({ brand: optionalText, description: optionalText, logo: image }),
  /** Who the merchant is, and how to reach them; `lineQr` and `wechatQr` are pictures of the codes of their chats. */
  basicSetting: v.object({
    officialLink: optionalText,
    company: optionalText,
    tel: optionalText,
    email: optionalText,
    /** Service hours, as text. */
    serviceHours: optionalText,
    line: optionalText,
    lineQr: image,
    wechat: optionalText,
    wechatQr: image,
  }),
  orderSetting,
  inStoreOrderConfig,
  personPayOrderConfig,
  integralSetting,
  growthSetting,
  /** Growth at which each level begins. */
  vipset: v.object({ on: off, levels: amounts }),
  /** Recharging, and the amounts that are offered for it. */
  storageset: v.object({ on: off, minAmount: whole(0, 0), maxAmount: whole(0, 0) }),
  storageVal: v.object({ amounts }),
  birthdayGift: v.object({ on: off }),
}

/** Blocks that have no usual value: without one the storefront does without. */
export const optionalForms = { nav: navLayout, privacy: legalText, agreement: legalText, about: legalText }

/** Ways to sign in. */
export const LOGIN_METHODS = ['phone', 'email', 'wechat', 'alipay', 'line', 'facebook'] as const

/** Blocks that follow from how the server is set up. */
export const computedForms = {
  /** The payment app; without an id it is not set up. */
  alipay: v.object({ appId: v.string() }),
  loginSetting: v.object({
    methods: v.array(v.picklist(LOGIN_METHODS)),
    facebookAppId: v.string(),
    facebookVersion: v.string(),
    /** Address of Facebook's script. */
    facebookSdk: v.string(),
    /** Address of WeChat's script for its browser; empty where the merchant has no official account. */
    wechatSdk: v.optional(v.string()),
    /** Country of numbers that are typed without one, ISO 3166. */
    smsCountry: v.string(),
    minPasswordLength: v.number(),
  }),
  /** Where the pictures of maps come from; none when `tiles` is empty. `{key}` in the address stands for the key. */
  mapSetting: v.object({ tiles: v.string(), attribution: v.string(), key: v.string() }),
}

/** All configuration blocks by ident. */
export const formMap = v.partial(v.object({ ...writtenForms, ...optionalForms, ...computedForms }))
export type FormMap = v.InferOutput<typeof formMap>
