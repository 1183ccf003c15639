// What the guides use of @nestjs/common, in place of the package.

export const Controller =
  (_path: string): ClassDecorator =>
  () => {}

export const Post = (): MethodDecorator => () => {}

export const Headers =
  (_name: string): ParameterDecorator =>
  () => {}

export class UnauthorizedException extends Error {
  getStatus(): number {
    return 401
  }
}
