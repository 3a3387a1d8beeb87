// Regenerates everything that is made from openapi.yaml. One command, a few seconds:
//   types (openapi-typescript), zod schemas of the shapes (@hey-api/openapi-ts); operation table, names of rows, entity metadata, names in answers, values of enumerations, limits of fields,
//   the document that responses are checked against (ours).
// The bundle both generators read is a cache, never committed.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { answerNames } from './answer-names.mjs'
import { bundleContract } from './bundle.mjs'
import { contractDocument } from './contract-document.mjs'
import { entityMetadata, entityNames } from './entity-metadata.mjs'
import { enumerations, sections } from './enumerations.mjs'
import { answeredModels, inferredFields, statedFields, withSourcesInWords } from './field-sources.mjs'
import { fitSchema } from './fit-schema.mjs'
import { limits } from './limits.mjs'
import { listOperations, operationTable } from './operation-table.mjs'
import { permissionTable } from './permission.mjs'
import { rowTypes } from './row-types.mjs'
import { sampleArguments, samples } from './samples.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const outDir = process.env.CONTRACT_OUT ?? join(root, 'src/generated')
const cacheDir = join(root, '.cache')
const banner = '// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.\n'

/** The types with times told from other texts, so that what compares them can say what a time is. */
const withMoments = (types) =>
  `import type { OfCore } from '../core/core-types.ts'

/** A time as \`toISOString()\` writes it. Any text is taken for one; its type says what it means. */
export type DateTime = string & { readonly format?: 'date-time' }

${types.replaceAll(/(\* Format: date-time\n(?:\s+\*.*\n)*?\s+\*\/\n\s+(?:readonly )?\w+\??: )string\b/g, '$1DateTime')}`

/** The types with rows and inputs of each entity as the core API of a program has them. */
const withCore = (types, entities) =>
  entities
    .flatMap((name) => [name, `${name}Input`])
    .reduce(
      (text, name) =>
        text.replace(
          new RegExp(`(\\n {8}${name}: )(\\{\\n[\\s\\S]*?\\n {8}\\})(?=;\\n)`),
          (_, start, type) => `${start}OfCore<'${name}', ${type}>`,
        ),
      types,
    )

const spec = await bundleContract()
mkdirSync(cacheDir, { recursive: true })
mkdirSync(outDir, { recursive: true })
const bundlePath = join(cacheDir, 'openapi.json')
// Renamed into place: the mock server may be reading it.
writeFileSync(`${bundlePath}.new`, JSON.stringify(spec))
renameSync(`${bundlePath}.new`, bundlePath)

const types = astToString(
  await openapiTS(withSourcesInWords(structuredClone(spec)), { alphabetize: false, rootTypes: false }),
)
writeFileSync(join(outDir, 'schema.gen.ts'), banner + withCore(withMoments(types), entityNames(spec)))

const zodDir = join(cacheDir, 'zod')
// The shapes alone: what each operation answers stands in the document, and the SDK reads it there.
await createClient({
  input: bundlePath,
  output: { path: zodDir, clean: true },
  plugins: [{ name: 'zod', compatibilityVersion: 'mini', requests: false, responses: false }],
  logs: { level: 'silent', file: false },
})
const zod = readFileSync(join(zodDir, 'zod.gen.ts'), 'utf8').replace(/^\/\/.*\n/, '')
// Marked pure so that a bundler keeps only the schemas a page uses.
writeFileSync(join(outDir, 'zod.gen.ts'), banner + zod.replaceAll(/\bz\.(\w+)\(/g, '/* @__PURE__ */ z.$1('))
rmSync(zodDir, { recursive: true, force: true })

writeFileSync(join(outDir, 'operations.gen.ts'), banner + operationTable(spec))
writeFileSync(join(outDir, 'rows.gen.ts'), banner + rowTypes(spec))
const rightsTable = permissionTable(spec, listOperations(spec), entityNames(spec))
writeFileSync(join(outDir, 'permissions.gen.ts'), banner + rightsTable)
writeFileSync(join(outDir, 'entities.gen.ts'), banner + entityMetadata(spec))
writeFileSync(join(outDir, 'stated.gen.ts'), banner + statedFields(spec))
writeFileSync(join(outDir, 'inferred.gen.ts'), banner + inferredFields(spec))
writeFileSync(join(outDir, 'answered-models.gen.ts'), banner + answeredModels(spec))
writeFileSync(join(outDir, 'answers.gen.ts'), banner + answerNames(spec))
writeFileSync(join(outDir, 'enumerations.gen.ts'), banner + enumerations(spec))
writeFileSync(join(outDir, 'sections.gen.ts'), banner + sections(spec))
writeFileSync(join(outDir, 'limits.gen.ts'), banner + limits(spec))
writeFileSync(join(outDir, 'document.gen.ts'), banner + contractDocument(spec))
writeFileSync(join(outDir, 'samples.gen.ts'), banner + samples(spec))
writeFileSync(join(outDir, 'sample-arguments.gen.ts'), banner + sampleArguments(spec))
writeFileSync(join(outDir, 'core.fit.schema.gen.json'), fitSchema(spec))
