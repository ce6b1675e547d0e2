CREATE TABLE "counted_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "counted_tries_resets_at_index" ON "counted_tries" USING btree ("resets_at");--> statement-breakpoint
-- Accounts that exist by now were made by the operator, who vouches for them.
UPDATE "users" SET "verified_at" = "created_at" WHERE "verified_at" IS NULL;
