/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, resolved?: string }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what npm noted of the installed tree (`node_modules/.package-lock.json`) is what the lock file asks for.
 * Optional packages may be missing: they are those of other platforms.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 */
export const agrees = (lock, installed) =>
  Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, wanted]) => {
      const found = installed.packages[path]
      if (found === undefined) return wanted.optional === true
      return found.version === wanted.version && found.link === wanted.link && linkTarget(found) === linkTarget(wanted)
    })

/** @param {LockedPackage} entry */
const linkTarget = (entry) => (entry.link === true ? entry.resolved : undefined)
