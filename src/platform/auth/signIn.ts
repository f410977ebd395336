import Taro from '@tarojs/taro'
import { routes, type Path } from '@/routes'
import { openInPlace, relaunch, travel } from '@/platform/navigation/navigation'
import { read, write } from '@/platform/storage/storage'

const LOGIN: Path = '/pages/other/login'
const BINDING: Path = '/pages/my/login/index'
const HOME: Path = '/pages/index/index'
/** More pages than these on top of each other no mini-program allows. */
const MOST_PAGES = 10

const isDoor = (path: string) => path in routes && routes[path as Path].door === true

/** The page on the screen with its query. Pages where guests sign in are never stored to come back to. */
let here = ''

/** Paths of the open pages; the page on the screen is the last. */
const openPaths = () =>
  Taro.getCurrentPages().map(({ route, path }) => `/${(route ?? path ?? '').split('?')[0]?.replace(/^\//, '')}`)

/** Records the query of the page on the screen. React may call this late, when another page has already covered the caller. */
export function stay(path: Path, url: string): void {
  if (isDoor(path)) return
  const shown = openPaths().pop()
  const covered = shown !== path && shown !== undefined && shown in routes
  if (!covered) here = url
}

/** Told by each page when it shows. Who left login without signing in is not brought back later to where they were then. */
export function arrive(path: Path, url: string): void {
  if (isDoor(path)) return
  here = url
  if (read('returnPath')) write('returnPath', undefined)
}

/** Sends a guest to login, and stores where they are to bring them back. `inPlace` leaves a page that only users may see. */
export function goSignIn(inPlace = false): void {
  leaveFor(LOGIN, inPlace)
}

/** Sends a user to bind a phone number, and back afterwards. */
export function goBindPhone(): void {
  leaveFor(BINDING, false)
}

function leaveFor(url: Path, inPlace: boolean): void {
  write('returnPath', here || undefined)
  const open = inPlace || Taro.getCurrentPages().length >= MOST_PAGES ? Taro.redirectTo : Taro.navigateTo
  travel(() => open({ url }))
}

/** Where the guest was before login, once; the first page (`/`) when nothing is stored. */
function takeReturnPath(): string {
  const path = read<string>('returnPath') ?? HOME
  write('returnPath', undefined)
  return path
}

/** Back to exactly where the guest came from. The page that still lies below keeps what was typed there; going back does not show login. */
export function returnFromSignIn(): void {
  const paths = openPaths()
  const doors = paths.reverse().findIndex((path) => !isDoor(path))
  const [wanted] = (read<string>('returnPath') ?? HOME).split('?')
  if (doors > 0 && paths[doors] === wanted) {
    takeReturnPath()
    travel(() => Taro.navigateBack({ delta: doors }))
  } else if (isDoor(paths[1] ?? '')) {
    // The page below is one to sign in as well: it leaves likewise when it shows.
    travel(() => Taro.navigateBack())
  } else openInPlace(takeReturnPath())
}

/** The same after another house's page, from where nothing lies below (specification §4). */
export function relaunchFromSignIn(): void {
  relaunch(takeReturnPath())
}
