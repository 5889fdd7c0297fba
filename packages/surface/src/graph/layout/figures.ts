/** The figures of a drawing, in units (V-10). All are whole numbers, so that every machine draws the same. */
export const figures = {
  character: 9,
  padding: 12,
  boxHeight: 34,
  layerGap: 90,
  rowGap: 26,
  margin: 20,
  /** The height of a label on an edge, and of a lane below the boxes. */
  lane: 18,
  /** A label on an edge is written smaller than a name. */
  labelCharacter: 7,
  /** How far below the top of its box the text of a label stands. */
  labelBase: 14,
}

/** How wide a text is drawn, in characters of the same width: its code points. */
export const widthOf = (text: string, character: number): number => [...text].length * character
