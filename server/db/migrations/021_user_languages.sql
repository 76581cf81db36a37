-- A user's language is one of those that the calls know. Older demonstrations wrote 'en', which no list could show.
update app_user set language = case when language ilike 'en%' then 'en-US' else 'pt-PT' end
  where language not in ('pt-PT', 'en-US');
alter table app_user add constraint app_user_language check (language in ('pt-PT', 'en-US'));
