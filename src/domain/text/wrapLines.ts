/** Signs above or below a Thai consonant, and vowels that follow it: a line never begins with one. */
const THAI_TAIL = /[\u0e30-\u0e3a\u0e45-\u0e4e]/
/** Thai vowels that stand before their consonant: a line never ends with one. */
const THAI_LEAD = /[\u0e40-\u0e44]/

/** Separators between parts of a text, which a line break replaces. */
const EDGE = /^\s*·|·?\s*$/g

/**
 * Breaks a text into lines of at most `width`, as `measure` measures them: between words, or within a word that is wider than a line,
 * as texts in Thai and Chinese are. What does not fit into `most` lines is cut with an ellipsis.
 */
export function wrapLines(
  text: string,
  { width, most, measure }: { width: number; most: number; measure: (text: string) => number },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, (piece) => measure(piece) > width)) {
    if (line && measure((line + piece).trim()) > width) {
      lines.push(withoutEdges(line))
      line = piece
    } else line += piece
  }
  if (line.trim()) lines.push(withoutEdges(line))
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.trim()}…`]
}

const withoutEdges = (line: string) => line.replace(EDGE, '').trim()

/** Words with the space after them; one that is too wide falls into what may be separated. */
function piecesOf(text: string, isWide: (piece: string) => boolean): string[] {
  const words = text.match(/\S+\s*/g) ?? []
  return words.flatMap((word) => (isWide(word.trim()) ? clustersOf(word) : [word]))
}

function clustersOf(word: string): string[] {
  const clusters: string[] = []
  for (const letter of word) {
    const before = clusters[clusters.length - 1]
    if (before !== undefined && (THAI_TAIL.test(letter) || THAI_LEAD.test(before.slice(-1)) || /\s/.test(letter)))
      clusters[clusters.length - 1] = before + letter
    else clusters.push(letter)
  }
  return clusters
}
