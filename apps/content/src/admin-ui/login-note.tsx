/** Under the sign-in form: accounts have no e-mail to send a link to. */
export function LoginNote() {
  return <p className="login-note">忘记密码请联系管理员；管理员忘记密码时，在服务器上运行 npm run reset-admin。</p>;
}
