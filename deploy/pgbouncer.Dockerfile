# PgBouncer in transaction mode: many servers share few connections of the database.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer postgresql-client && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
USER postgres
EXPOSE 5432
# The one user of it; its password is that of the database.
CMD ["sh", "-c", "umask 077 && printf '\"coleira\" \"%s\"\\n' \"$DATABASE_PASSWORD\" > /tmp/users.txt && exec pgbouncer /etc/pgbouncer/pgbouncer.ini"]
