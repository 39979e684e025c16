/** Lays a `.br` and a `.gz` beside every file of the web app that becomes smaller by it; gives the bytes before and after brotli. */
export declare function precompress(
  folder: string,
  quality: number,
): {
  readonly plain: number
  readonly brotli: number
}
