import { bilingual } from '#design-system';

export const words = bilingual({
  promise: ['从注册到第一个激活', 'From sign-up to your first install'],
  lead: ['先有账号，再接入应用，每一步都看得到。', 'Create an account, then connect your app. You see every step.'],
  known: ['已有账号？', 'Already have an account? '],
  login: ['登录', 'Sign in'],
  company: ['企业名称', 'Company'],
  email: ['工作邮箱', 'Work email'],
  password: ['密码', 'Password'],
  agree: ['已阅读并同意', 'I agree to the'],
  agreeFirst: ['同意后才能注册', 'Agree to the terms to create an account'],
  terms: ['服务条款', 'terms of service'],
  and: ['与', 'and'],
  policy: ['隐私政策', 'privacy policy'],
  submit: ['注册并发送激活邮件', 'Create account and send activation email'],
  unreachable: [
    '没有连上服务，请稍后重试；填写的内容都还在。',
    'Couldn’t reach the service. Your entries are still here. Try again in a moment.',
  ],
});
