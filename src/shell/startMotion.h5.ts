/** Delay after which the first page has its content, milliseconds. */
const LATER_MS = 2000

/** Loads the code of motion that no page draws itself, once the first page is there. */
export function startMotion(): void {
  setTimeout(() => {
    void import('@/ui/feedback/fadeAfterSkeletons')
      .then(({ fadeAfterSkeletons }) => fadeAfterSkeletons())
      .catch(() => undefined)
  }, LATER_MS)
}
