import {
  couponsData,
  dividerData,
  goodsTabsData,
  listData,
  mapData,
  navGridData,
  ordersData,
  richTextData,
  searchData,
  tickerData,
  titleData,
  visitData,
} from '@/contract/blocks'
import { cubeData, floatingData, popupData, videoData } from '@/contract/pictureBlocks'
import { kind } from './kind'
import { Coupons } from './Coupons'
import { Cube } from './Cube'
import { Divider } from './Divider'
import { Floating } from './Floating'
import { GoodsTabs } from './GoodsTabs'
import { List } from './List'
import { MapCard } from './MapCard'
import { NavGrid } from './NavGrid'
import { Orders } from './Orders'
import { Popup } from './Popup'
import { Search } from './Search'
import { Ticker } from './Ticker'
import { Title } from './Title'
import { VideoBlock } from './VideoBlock'
import { Visit } from './Visit'
import { Words } from './Words'

/** The kinds of block that a home page can do without: on the web they come when a layout holds one of them. */
export const MORE_KINDS = {
  search: kind(searchData, Search),
  ticker: kind(tickerData, Ticker),
  navGrid: kind(navGridData, NavGrid),
  list: kind(listData, List),
  orders: kind(ordersData, Orders),
  cube: kind(cubeData, Cube),
  coupons: kind(couponsData, Coupons),
  goodsTabs: kind(goodsTabsData, GoodsTabs),
  visit: kind(visitData, Visit),
  video: kind(videoData, VideoBlock),
  richText: kind(richTextData, Words),
  map: kind(mapData, MapCard),
  divider: kind(dividerData, Divider),
  title: kind(titleData, Title),
  popup: kind(popupData, Popup),
  floating: kind(floatingData, Floating),
}
