// Keeps the contract as it is now, for later versions to be compared with. `pnpm release` runs it.
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { plainDocument } from '../src/public/public-document.ts'
import { bundleContract } from './bundle.mjs'
import { shapesOf } from './shapes.mjs'
import { socketDocument, socketShapes } from './socket-shapes.mjs'

const keep = (name, text) => writeFileSync(new URL(`../released/${name}`, import.meta.url), text)
const yaml = (document) => stringify(document, { aliasDuplicateObjects: false })

keep('openapi.yaml', yaml(shapesOf(plainDocument(await bundleContract()))))
keep('socket.yaml', yaml(socketShapes(socketDocument())))
keep('accepted.json', '[]\n')
