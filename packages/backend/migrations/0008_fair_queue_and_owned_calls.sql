ALTER TABLE "answered_calls" ADD COLUMN "owner" integer;--> statement-breakpoint
ALTER TABLE "answered_calls" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "domain_id" bigint;--> statement-breakpoint
ALTER TABLE "speech_charges" ADD COLUMN "lease_token" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_unfinished_of_domain" ON "jobs" USING btree ("domain_id") WHERE "jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_running" ON "jobs" USING btree ("domain_id","user_id") WHERE "jobs"."state" = 'running';--> statement-breakpoint
UPDATE "jobs" SET "domain_id" = "users"."domain_id" FROM "users" WHERE "users"."id" = "jobs"."user_id" AND "jobs"."state" IN ('queued', 'running');
