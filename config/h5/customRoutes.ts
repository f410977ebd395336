/** Web paths of pages that differ from their file, by file. `src/routes.ts` holds the same paths; a test compares them. */
export const customRoutes = {
  '/pages/location/choose': '/choose-location',
  '/pages/location/open': '/open-location',
  '/pages/scan/index': '/scan',
}
