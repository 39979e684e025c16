import type { PluginObj, types } from '@babel/core'
import { makeConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import config from '../lingui.config.ts'

type Babel = typeof import('@babel/core')

/** The property of an object under a plain or a quoted name. */
const findProperty = ({ properties }: types.ObjectExpression, name: string): types.ObjectProperty | undefined =>
  properties.find(
    (property): property is types.ObjectProperty =>
      property.type === 'ObjectProperty' &&
      ((property.key.type === 'Identifier' && property.key.name === name) ||
        (property.key.type === 'StringLiteral' && property.key.value === name)),
  )

/**
 * A Babel plugin to run behind Lingui's macro: it compiles the English text that stands beside a message's id. So the
 * source language needs no catalogue, and the browser no reader of the message format.
 */
const compileSourceText = ({ template }: Babel): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          ObjectExpression({ node }) {
            const message = findProperty(node, 'message')
            if (findProperty(node, 'id') === undefined || message?.value.type !== 'StringLiteral') return
            message.value = template.expression.ast(JSON.stringify(compileMessage(message.value.value)))
          },
          JSXAttribute({ node }) {
            if (node.name.name !== 'message' || node.value?.type !== 'StringLiteral') return
            const compiled = template.expression.ast(JSON.stringify(compileMessage(node.value.value)))
            node.value = { type: 'JSXExpressionContainer', expression: compiled }
          },
        })
      },
    },
  },
})

/** Given to the macro, which would look for it in the working directory only. */
const linguiConfig = makeConfig(config)

/** Lingui's macro and the compiling of its texts, for the files that mark some. */
export const messagesPreset = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false, linguiConfig }], compileSourceText],
  }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
})
