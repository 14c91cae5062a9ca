import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['从注册到第一个激活', 'From here to the first install'],
  lead: ['先有账户，再接入应用，每一步都看得到。', 'An account first, then your app, and every step in sight.'],
  title: ['注册', 'Register'],
  known: ['已有账户？', 'Already have an account? '],
  login: ['登录', 'Sign in'],
  company: ['企业名称', 'Company'],
  email: ['工作邮箱', 'Work email'],
  password: ['密码', 'Password'],
  agree: ['已阅读并同意', 'I accept the'],
  agreeFirst: ['同意后才能注册', 'Accept them to register'],
  terms: ['服务条款', 'terms of service'],
  and: ['与', 'and'],
  policy: ['隐私政策', 'privacy policy'],
  submit: ['注册并发送激活邮件', 'Register and send the activation mail'],
  unreachable: ['没有连上服务，稍后再试；填写的内容都还在。', 'The service did not answer. Try again later; what you typed is still here.'],
});
