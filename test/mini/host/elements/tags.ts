/** Built-in tags that only hold their children. */
const PLAIN = new Set(
  `page view text block slot cover-view label icon progress map video audio camera live-player live-pusher web-view ad
  checkbox-group radio-group movable-area movable-view picker-view-column page-meta navigation-bar match-media root-portal
  page-container share-element open-data official-account editor functional-page-navigator lifestyle life-follow contact-button
  sticky-header sticky-section list-view grid-view snapshot span native-slot channel-live channel-video voip-room keyboard-accessory
  lottie error-view ar-camera`.split(/\s+/),
)

/** Built-in tags with behaviour of their own. */
const ACTIVE = new Set(
  `button canvas checkbox form image cover-image input navigator picker picker-view radio rich-text scroll-view slider swiper swiper-item
  switch textarea`.split(/\s+/),
)

/** Tags of the template language itself. */
const LANGUAGE = new Set(['template', 'import', 'include', 'wxs', 'import-sjs'])

/** Whether the platforms provide this tag. */
export const isBuiltin = (tag: string) => PLAIN.has(tag) || ACTIVE.has(tag)

/** Whether a template may use this tag without a component of that name. */
export const isPlatformTag = (tag: string) => isBuiltin(tag) || LANGUAGE.has(tag)
