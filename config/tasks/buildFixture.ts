import { fixturePackage } from '../../test/mini/fixture/build'
import { dialects, type Platform } from '../../test/mini/package/miniPackage'

/** Builds the fixture of the mini-program tests before they run: their workers would build it at the same time, each for itself. */
for (const platform of Object.keys(dialects) as Platform[]) fixturePackage(platform)
