/** Pages whose path on the web is not that of their file, by file. `src/routes.ts` says the same; a test proves that they agree. */
export const customRoutes = {
  '/pages/location/choose': '/choose-location',
  '/pages/location/open': '/open-location',
  '/pages/scan/index': '/scan',
}
