import {
  couponsData,
  cubeData,
  dividerData,
  floatingData,
  goodsTabsData,
  listData,
  mapData,
  navGridData,
  ordersData,
  popupData,
  richTextData,
  searchData,
  tickerData,
  titleData,
  videoData,
  visitData,
} from '@/contract/config/moreBlocks'
import { kind } from './kind'
import { Coupons } from './goods/Coupons'
import { Cube } from './pictures/Cube'
import { Divider } from './text/Divider'
import { Floating } from './pictures/Floating'
import { GoodsTabs } from './goods/GoodsTabs'
import { List } from './navigation/List'
import { MapCard } from './store/MapCard'
import { NavGrid } from './navigation/NavGrid'
import { Orders } from './store/Orders'
import { Popup } from './pictures/Popup'
import { Search } from './navigation/Search'
import { Ticker } from './text/Ticker'
import { Title } from './text/Title'
import { VideoBlock } from './pictures/VideoBlock'
import { VisitLinks } from './store/VisitLinks'
import { RichTextBlock } from './text/RichTextBlock'

/** Less frequent kinds of blocks: on H5 they are loaded when a layout contains one. */
export const MORE_KINDS = {
  search: kind(searchData, Search),
  ticker: kind(tickerData, Ticker),
  navGrid: kind(navGridData, NavGrid),
  list: kind(listData, List),
  orders: kind(ordersData, Orders),
  cube: kind(cubeData, Cube),
  coupons: kind(couponsData, Coupons),
  goodsTabs: kind(goodsTabsData, GoodsTabs),
  visit: kind(visitData, VisitLinks),
  video: kind(videoData, VideoBlock),
  richText: kind(richTextData, RichTextBlock),
  map: kind(mapData, MapCard),
  divider: kind(dividerData, Divider),
  title: kind(titleData, Title),
  popup: kind(popupData, Popup),
  floating: kind(floatingData, Floating),
}
