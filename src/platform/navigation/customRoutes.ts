import { fileOf } from '@/domain/navigation/pageFile'
import { routes, type Route } from '@/routes'

/** Web paths of pages that differ from their file, by file: Taro's `router.customRoutes`, which the entry of the site reads (config/taro-patches/routeTable.js). */
export const customRoutes: Record<string, string> = Object.fromEntries(
  Object.entries<Route<unknown>>(routes)
    .map(([path, { web }]) => [web ? `/${web}` : fileOf(path), path] as const)
    .filter(([file, path]) => file !== path),
)
