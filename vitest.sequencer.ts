import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const evaluatesAnew = ({ moduleId }: TestSpecification): boolean =>
  /\bvi\.((doM|m)ock|resetModules)\(/.test(readFileSync(moduleId, 'utf8'))

/** Files that have modules evaluated anew come last in their project: nobody after them has to load what others shared. */
export class FreshModulesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((ofProject) => {
      const late = new Set(ofProject.filter(evaluatesAnew))
      return [...ofProject.filter((each) => !late.has(each)), ...late]
    })
  }
}
