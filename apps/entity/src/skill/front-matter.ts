/** What decides whether an agent opens the skill. The name is that of the folder that holds `SKILL.md`. */
export const frontMatter = (version: string): string => `---
name: entity
description: >-
  Decides and records changes of entities that are declared as data, with the \`entity\` command. Use it when a
  task touches a definition (a YAML or JSON file with \`entity\`, \`lifecycle\` and \`operations\`) or a store of
  decisions: to check a definition, draw its lifecycle, create an instance, propose an operation, ask what is
  possible now or why it is refused, read what happened, verify a history.
compatibility: needs the \`entity\` command, version ${version}
metadata:
  version: "${version}"
---
`
