import Taro from '@tarojs/taro'
import { routes, type Path } from '@/routes'
import { openInPlace, openPaths, relaunch, travel } from '@/platform/navigation/navigation'
import { read, write } from '@/platform/storage/storage'

const LOGIN: Path = '/pages/other/login'
const BINDING: Path = '/pages/my/login/index'
const HOME: Path = '/pages/index/index'
/** Maximum page stack of mini-programs. */
const MAX_PAGES = 10

const isAuthPage = (path: string) => path in routes && routes[path as Path].authPage === true

/** The current page with its query. Sign-in pages are never stored as return target. */
let currentUrl = ''

/** Records the query of the current page. React may call this late, when another page has already covered the caller. */
export function stay(path: Path, url: string): void {
  if (isAuthPage(path)) return
  const shown = openPaths().pop()
  const covered = shown !== path && shown !== undefined && shown in routes
  if (!covered) currentUrl = url
}

/** Called by each page when it shows. Discards the return target when the guest left login without signing in. */
export function arrive(path: Path, url: string): void {
  if (isAuthPage(path)) return
  currentUrl = url
  if (read('returnPath')) write('returnPath', undefined)
}

/** Opens login and stores the current page as return target. `inPlace` replaces a page for users only. */
export function goSignIn(inPlace = false): void {
  leaveFor(LOGIN, inPlace)
}

/** Opens the page to bind a phone number, with the current page as return target. */
export function goBindPhone(): void {
  leaveFor(BINDING, false)
}

function leaveFor(url: Path, inPlace: boolean): void {
  write('returnPath', currentUrl || undefined)
  const open = inPlace || Taro.getCurrentPages().length >= MAX_PAGES ? Taro.redirectTo : Taro.navigateTo
  travel(() => open({ url }))
}

/** Takes the stored return target, once; `/` when there is none. */
function takeReturnPath(): string {
  const path = read<string>('returnPath') ?? HOME
  write('returnPath', undefined)
  return path
}

/** Returns to the page before login. A page still in the stack keeps its state; going back does not show login. */
export function returnFromSignIn(): void {
  const paths = openPaths()
  const firstPage = paths.reverse().findIndex((path) => !isAuthPage(path))
  const [wanted] = (read<string>('returnPath') ?? HOME).split('?')
  if (firstPage > 0 && paths[firstPage] === wanted) {
    takeReturnPath()
    travel(() => Taro.navigateBack({ delta: firstPage }))
  } else if (isAuthPage(paths[1] ?? '')) {
    // The page below is a sign-in page as well: it leaves in the same way when it shows.
    travel(() => Taro.navigateBack())
  } else openInPlace(takeReturnPath())
}

/** The same after a provider's login page, when the page stack is empty (specification §4). */
export function relaunchFromSignIn(): void {
  relaunch(takeReturnPath())
}
