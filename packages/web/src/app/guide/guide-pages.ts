import type { PlaceId } from '../../places/places.ts'
import type { GuidePage } from './guide-page.ts'

const folder = '../../../../../docs/guide'
const compiled = import.meta.glob<GuidePage>('../../../../../docs/guide/*.md', { eager: true, import: 'default' })
const pictures = import.meta.glob<string>('../../../../../docs/guide/images/*.webp', { eager: true, import: 'default' })

/** The pages of the guide, in the language of the app as far as they are translated. */
export const guidePages: readonly GuidePage[] = Object.values(compiled)

/** Address of a picture. */
export const guidePicture = (name: string): string | undefined => pictures[`${folder}/images/${name}.webp`]

/** The page that leads to all others. */
export const CONTENTS = 'README'

/** The page of a name; undefined where there is none. */
export const guidePage = (name: string): GuidePage | undefined => guidePages.find((page) => page.name === name)

/** The name of the page that is about a screen; what there is in the guide where none is. */
export const pageOfScreen = (id: PlaceId): string =>
  guidePages.find(({ screens }) => screens.includes(id))?.name ?? CONTENTS
