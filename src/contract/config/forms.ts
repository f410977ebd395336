import * as v from 'valibot'
import { picture } from '../fields'
import { GOODS_SHAPES } from '../constants/common'
import { amounts, atLeastOne, colour, off, on, whole } from '../formFields'
import { link } from '../link'
import { partnerSetting } from '../partner/partnerSetting'
import { vipset } from '../membership/vipset'

const optionalText = v.fallback(v.string(), '')
const image = v.fallback(picture, '')
const to = v.fallback(v.nullable(link), null)

/** Host names, each with its port unless it is the usual one. */
const hosts = v.fallback(v.array(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z\d][a-z\d.-]*(:\d+)?$/))), [])

/** A text of the merchant, in sections: the value of the configuration blocks `privacy`, `agreement` and `about`. */
const legalText = v.object({
  title: v.string(),
  /** Changes when guests must be asked again. */
  version: v.string(),
  sections: v.array(v.object({ title: v.string(), text: v.string() })),
})

/** Content of a tab: icon and title, or one of them. */
export const TAB_TYPES = ['both', 'icon', 'text'] as const

/** Layout of the tab bar (specification §2): two to five tabs. Texts that are not readable on the background are adjusted. */
const navLayout = v.object({
  background: optionalText,
  color: optionalText,
  selectedColor: optionalText,
  type: v.fallback(v.picklist(TAB_TYPES), 'both'),
  /** Attached to the bottom edge of the screen, or floating above it. */
  positionType: v.fallback(v.picklist(['fixed', 'float']), 'fixed'),
  /** Index of the active tab when several lead to the same page, from 0. */
  selected: whole(0, 0),
  /** A tab without an icon gets a default one. */
  list: v.array(v.object({ icon: image, selectedIcon: image, title: optionalText, url: optionalText })),
})
export type NavLayout = v.InferOutput<typeof navLayout>

const colours = v.object({ btnColor: colour('#B11E23'), fontColor: colour('#fff') })

/** Satang per point; 0 for none. */
const earning = { on: off, earnPerAmount: whole(0, 0) }

/** Public ordering rules. */
export const orderSetting = v.object({
  /** Payment time limit of an order. */
  payMinutes: atLeastOne(20),
  /** Validity of a payment code. */
  codeMinutes: atLeastOne(15),
  /** Maximum length of the note to the kitchen, characters; at most 200. */
  remarkLength: whole(1, 200, 200),
  /** Time after which an order is completed without confirmation by the guest. */
  autoCompleteHours: atLeastOne(24),
  /** Time limit of the store for a refund request; afterwards the refund is automatic. */
  refundAnswerHours: atLeastOne(24),
  /** Time after completion within which a refund can be requested. */
  refundDays: atLeastOne(7),
})

/** Rules of tables. */
export const inStoreOrderConfig = v.object({
  /** Whether starting a table asks for the number of people; 1 otherwise. */
  needPeople: on,
  /** Maximum number of people at one table. */
  maxPeople: whole(1, 20, 99),
  /** Minimum interval of calls of one kind from one table, seconds. */
  callSeconds: whole(1, 60),
  /** Minutes of inactivity after which scanning a fully paid table starts a new session. */
  idleMinutes: whole(1, 120),
})

/** Minimum and maximum till bill that can be paid by phone, satang. */
export const personPayOrderConfig = v.object({ minAmount: whole(1, 100), maxAmount: whole(1, 5_000_000) })

/**
 * Points: how they are earned; a point is worth `value` satang. Points are used in multiples of `step` and pay at most `maxShare` of the
 * dishes of an order, basis points. They end with the calendar year that is `validYears` after the one in which they came; 0 for never.
 */
export const integralSetting = v.object({
  ...earning,
  value: whole(0, 0),
  maxShare: whole(0, 0, 10_000),
  step: whole(1, 1),
  validYears: whole(0, 0, 10),
})
/** Gift cards: whether they are sold, when an unclaimed gift comes back, and until when an unused card is refunded; 0 for never. */
export const giftCardSetting = v.object({ on, giveHours: atLeastOne(24), refundDays: whole(0, 7, 365) })
/**
 * Coupons: when an unclaimed gift comes back, the coupons of the pop-up for newcomers, and for how many minutes staff can undo a use at the
 * till; 0 for never.
 */
export const couponSetting = v.object({
  giveHours: atLeastOne(24),
  windowCouponIds: v.fallback(v.array(v.string()), []),
  undoMinutes: whole(0, 30, 1440),
})
/**
 * Stored value: the limits of a free amount (a most of 0: there is no free amount) and of one day (0: none), the share of a payment that is
 * taken from the bonus money, basis points, and for how many days an unused top-up is refunded. `chooseStore`: the guest chooses which
 * store receives the money. `tillPayCode`: staff ask for the pay code of who has one.
 */
export const storageset = v.object({
  on: off,
  minAmount: whole(0, 0),
  maxAmount: whole(0, 0),
  dayAmount: whole(0, 0),
  bonusShare: whole(0, 0, 10_000),
  refundDays: whole(0, 7, 365),
  chooseStore: off,
  tillPayCode: off,
})
/**
 * Queue numbers: for how many minutes a called number waits for its guest, how often a passed number is taken again and after how many
 * groups it comes in, and how many groups are left when the guest gets a message.
 */
export const queueSetting = v.object({
  graceMinutes: atLeastOne(5),
  timesAgain: whole(0, 1, 9),
  placesAgain: whole(0, 3, 99),
  soonAhead: whole(1, 3, 99),
})
/**
 * Kept drinks: for how many days, how often and by how many days their owner extends them and from how many days before the end on, how many
 * days before the end a message is sent, whether they can be given to friends, and when an unclaimed one comes back.
 */
export const drinkSetting = v.object({
  on,
  keepDays: atLeastOne(180),
  extendTimes: whole(0, 1, 99),
  extendDays: atLeastOne(30),
  extendWithinDays: whole(0, 30, 3650),
  remindDays: whole(0, 7, 365),
  transfers: on,
  giveHours: atLeastOne(24),
})
/** Growth: how it is earned. */
export const growthSetting = v.object(earning)

/**
 * Configuration blocks of the merchant by ident (specification §3), complete: missing or invalid values have their default.
 * Amounts in satang. The layouts `index` and `user` are pages of `drag`.
 */
export const writtenForms = {
  style: v.object({ color: v.fallback(colours, v.parse(colours, {})) }),
  /** Texts that replace the default ones, by message key. */
  copywriting: v.object({ texts: v.fallback(v.record(v.string(), optionalText), {}) }),
  /** Placeholder for missing or broken pictures. */
  defaultImg: v.object({ image }),
  /** Picture for loading states: preferably animated, with a transparent background. */
  loadingImg: v.object({ image }),
  /** Splash picture when the app starts at its home page. It disappears after `seconds` and can be skipped. */
  firing: v.object({
    on: off,
    image,
    /** Alternative text of the picture. */
    alt: optionalText,
    /** At each launch, or at the first one of a day. */
    often: v.fallback(v.picklist(['launch', 'day']), 'launch'),
    /** Duration, seconds. */
    seconds: v.fallback(v.pipe(v.number(), v.minValue(1), v.maxValue(10)), 3),
    link: to,
  }),
  copyright: v.object({ text: optionalText, image, link: to }),
  /** Notice for all guests; `at` is when it was published, ISO 8601, written by the server. */
  notice: v.object({ title: optionalText, text: optionalText, at: v.fallback(v.optional(v.string()), undefined) }),
  /** Enabled dining types; the others are neither listed nor accepted. */
  orderCollect: v.object({ delivery: on, pickup: on, takeout: on, dineIn: on, fast: on }),
  /** Default shape of goods lists. */
  goodStyle: v.object({ layout: v.fallback(v.picklist(GOODS_SHAPES), 'rows') }),
  /** Whether guests can request full tax invoices. */
  hasKp: v.object({ on: off }),
  /** Identity of the merchant. `description`: one sentence for search engines and link previews. */
  storeBasicSetting: v.object({ brand: optionalText, description: optionalText, logo: image }),
  /**
   * Name and contacts of the merchant. `webHosts`: the merchant's own hosts, whose pages are shown inside the storefront. `lineQr` and
   * `wechatQr` are pictures of chat QR codes.
   */
  basicSetting: v.object({
    officialLink: optionalText,
    webHosts: hosts,
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
  giftCardSetting,
  couponSetting,
  queueSetting,
  drinkSetting,
  partnerSetting,
  growthSetting,
  vipset,
  storageset,
  /** Plain amounts to pay in, satang: nothing is given for them. */
  storageVal: v.object({ amounts }),
  birthdayGift: v.object({ on: off }),
  /** Whether members can sign in daily. */
  signInSetting: v.object({ on: off }),
  /** The scan targets in use (specification §2 "Scan targets"), by the word after `/s/`. */
  scanConfig: v.object({ personPay: on, storeGoods: on, fastfood: on, table: on, queue: on }),
}

/** Blocks without a default: they may be missing. */
export const optionalForms = {
  nav: navLayout,
  privacy: legalText,
  agreement: legalText,
  about: legalText,
  storageAgreement: legalText,
  partnerAgreement: legalText,
}

/** Ways to sign in. */
export const LOGIN_METHODS = ['phone', 'email', 'wechat', 'alipay', 'line', 'facebook'] as const

/** Blocks computed from the server's environment. */
export const computedForms = {
  /** The payment app; not configured without an id. */
  alipay: v.object({ appId: v.string() }),
  loginSetting: v.object({
    methods: v.array(v.picklist(LOGIN_METHODS)),
    facebookAppId: v.string(),
    facebookVersion: v.string(),
    /** URL of Facebook's script. */
    facebookSdk: v.string(),
    /** URL of WeChat's script for its browser; empty without an official account. */
    wechatSdk: v.optional(v.string()),
    /** Default country of phone numbers, ISO 3166. */
    smsCountry: v.string(),
    minPasswordLength: v.number(),
  }),
  /** Map tile provider; none when `tiles` is empty. `{key}` in the URL is replaced by the key. */
  mapSetting: v.object({ tiles: v.string(), attribution: v.string(), key: v.string() }),
}

/** All configuration blocks by ident. */
export const formMap = v.partial(v.object({ ...writtenForms, ...optionalForms, ...computedForms }))
export type FormMap = v.InferOutput<typeof formMap>
