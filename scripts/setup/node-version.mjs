const oldest = [20, 19]

/**
 * @param {string} version as Node states it: `20.19.4`
 * @returns {string | undefined} what is wrong with it, as a sentence
 */
export const nodeFault = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  const newEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
  return newEnough ? undefined : `Assent needs Node ${oldest.join('.')} or newer, and this is Node ${version}.`
}
