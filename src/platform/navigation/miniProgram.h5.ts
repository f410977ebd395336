/** H5 cannot open mini-programs. */
export function openMiniProgram(_appId: string, _path: string): Promise<boolean> {
  return Promise.resolve(false)
}
